export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "13"
  }
  public: {
    Tables: {
      address_book_entries: {
        Row: {
          changed_at: string
          contact_id: string
          file_name: string
          is_deleted: boolean
          sequence: number
          uid_digest: string
          user_id: string
        }
        Insert: {
          changed_at?: string
          contact_id: string
          file_name: string
          is_deleted?: boolean
          sequence: number
          uid_digest: string
          user_id: string
        }
        Update: {
          changed_at?: string
          contact_id?: string
          file_name?: string
          is_deleted?: boolean
          sequence?: number
          uid_digest?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "address_book_entries_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "address_books"
            referencedColumns: ["user_id"]
          },
        ]
      }
      address_books: {
        Row: {
          epoch: string
          forgotten: number
          sequence: number
          unnumbered_from: string | null
          user_id: string
        }
        Insert: {
          epoch?: string
          forgotten?: number
          sequence?: number
          unnumbered_from?: string | null
          user_id: string
        }
        Update: {
          epoch?: string
          forgotten?: number
          sequence?: number
          unnumbered_from?: string | null
          user_id?: string
        }
        Relationships: []
      }
      app_passwords: {
        Row: {
          created_at: string
          id: string
          last_client: string | null
          last_used_at: string | null
          made_with_second_factor: boolean
          name: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          last_client?: string | null
          last_used_at?: string | null
          made_with_second_factor: boolean
          name: string
          user_id: string
        }
        Update: {
          created_at?: string
          id?: string
          last_client?: string | null
          last_used_at?: string | null
          made_with_second_factor?: boolean
          name?: string
          user_id?: string
        }
        Relationships: []
      }
      business_card_records: {
        Row: {
          confidence: string | null
          created_at: string
          description: string | null
          details: NonNullable<Json>
          email: string | null
          evidence: Json | null
          full_name: string | null
          hashtags: string | null
          history: NonNullable<Json>
          id: string
          linkedin_updated_at: string | null
          linkedin_url: string | null
          met_event: string | null
          met_on: string | null
          met_place: string | null
          notes: string | null
          org: string | null
          phone: string | null
          settled: string[]
          source: string | null
          tags: string[]
          title: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          confidence?: string | null
          created_at?: string
          description?: string | null
          details?: NonNullable<Json>
          email?: string | null
          evidence?: Json | null
          full_name?: string | null
          hashtags?: string | null
          history?: NonNullable<Json>
          id?: string
          linkedin_updated_at?: string | null
          linkedin_url?: string | null
          met_event?: string | null
          met_on?: string | null
          met_place?: string | null
          notes?: string | null
          org?: string | null
          phone?: string | null
          settled?: string[]
          source?: string | null
          tags?: string[]
          title?: string | null
          updated_at?: string
          user_id: string
        }
        Update: {
          confidence?: string | null
          created_at?: string
          description?: string | null
          details?: NonNullable<Json>
          email?: string | null
          evidence?: Json | null
          full_name?: string | null
          hashtags?: string | null
          history?: NonNullable<Json>
          id?: string
          linkedin_updated_at?: string | null
          linkedin_url?: string | null
          met_event?: string | null
          met_on?: string | null
          met_place?: string | null
          notes?: string | null
          org?: string | null
          phone?: string | null
          settled?: string[]
          source?: string | null
          tags?: string[]
          title?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      contact_merges: {
        Row: {
          contact_id: string | null
          gone: NonNullable<Json>
          id: string
          kept: NonNullable<Json>
          merged: NonNullable<Json>
          merged_at: string
          rejected: string[]
          user_id: string
          within: string | null
        }
        Insert: {
          contact_id?: string | null
          gone: NonNullable<Json>
          id?: string
          kept: NonNullable<Json>
          merged: NonNullable<Json>
          merged_at?: string
          rejected?: string[]
          user_id: string
          within?: string | null
        }
        Update: {
          contact_id?: string | null
          gone?: NonNullable<Json>
          id?: string
          kept?: NonNullable<Json>
          merged?: NonNullable<Json>
          merged_at?: string
          rejected?: string[]
          user_id?: string
          within?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "contact_merges_contact_id_fkey"
            columns: ["contact_id"]
            referencedRelation: "business_card_records"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "contact_merges_within_fkey"
            columns: ["within"]
            referencedRelation: "contact_merges"
            referencedColumns: ["id"]
          },
        ]
      }
      deleted_contacts: {
        Row: {
          contact: NonNullable<Json>
          created_at: string
          deleted_at: string
          id: string
          rejected: string[]
          user_id: string
        }
        Insert: {
          contact: NonNullable<Json>
          created_at: string
          deleted_at?: string
          id: string
          rejected?: string[]
          user_id: string
        }
        Update: {
          contact?: NonNullable<Json>
          created_at?: string
          deleted_at?: string
          id?: string
          rejected?: string[]
          user_id?: string
        }
        Relationships: []
      }
      device_changes: {
        Row: {
          after: NonNullable<Json>
          before: NonNullable<Json>
          changed_at: string
          contact_id: string
          id: string
          user_id: string
        }
        Insert: {
          after: NonNullable<Json>
          before: NonNullable<Json>
          changed_at?: string
          contact_id: string
          id?: string
          user_id: string
        }
        Update: {
          after?: NonNullable<Json>
          before?: NonNullable<Json>
          changed_at?: string
          contact_id?: string
          id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "device_changes_contact_id_fkey"
            columns: ["contact_id"]
            referencedRelation: "business_card_records"
            referencedColumns: ["id"]
          },
        ]
      }
      enrichment_jobs: {
        Row: {
          attempts: number
          claim: string | null
          claimed_at: string | null
          contact_id: string
          last_error: string | null
          run_after: string
          status: string
          updated_at: string
          user_id: string
        }
        Insert: {
          attempts?: number
          claim?: string | null
          claimed_at?: string | null
          contact_id: string
          last_error?: string | null
          run_after?: string
          status?: string
          updated_at?: string
          user_id: string
        }
        Update: {
          attempts?: number
          claim?: string | null
          claimed_at?: string | null
          contact_id?: string
          last_error?: string | null
          run_after?: string
          status?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "enrichment_jobs_contact_id_fkey"
            columns: ["contact_id"]
            referencedRelation: "business_card_records"
            referencedColumns: ["id"]
          },
        ]
      }
      linkedin_enrichments: {
        Row: {
          confidence: string | null
          contact_id: string | null
          created_at: string
          description: string | null
          evidence: Json | null
          id: string
          linkedin_url: string
          user_id: string
        }
        Insert: {
          confidence?: string | null
          contact_id?: string | null
          created_at?: string
          description?: string | null
          evidence?: Json | null
          id?: string
          linkedin_url: string
          user_id: string
        }
        Update: {
          confidence?: string | null
          contact_id?: string | null
          created_at?: string
          description?: string | null
          evidence?: Json | null
          id?: string
          linkedin_url?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "linkedin_enrichments_contact_id_fkey"
            columns: ["contact_id"]
            referencedRelation: "business_card_records"
            referencedColumns: ["id"]
          },
        ]
      }
      news_mails: {
        Row: {
          sent_at: string
          switch_off_token: string
          user_id: string
        }
        Insert: {
          sent_at?: string
          switch_off_token?: string
          user_id: string
        }
        Update: {
          sent_at?: string
          switch_off_token?: string
          user_id?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          created_at: string
          full_name: string | null
          id: string
          industry: string | null
          updated_at: string
        }
        Insert: {
          created_at?: string
          full_name?: string | null
          id: string
          industry?: string | null
          updated_at?: string
        }
        Update: {
          created_at?: string
          full_name?: string | null
          id?: string
          industry?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      rejected_profiles: {
        Row: {
          contact_id: string
          created_at: string
          linkedin_url: string
          user_id: string
        }
        Insert: {
          contact_id: string
          created_at?: string
          linkedin_url: string
          user_id: string
        }
        Update: {
          contact_id?: string
          created_at?: string
          linkedin_url?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "rejected_profiles_contact_id_fkey"
            columns: ["contact_id"]
            referencedRelation: "business_card_records"
            referencedColumns: ["id"]
          },
        ]
      }
      saved_scans: {
        Row: {
          contact_id: string
          picture_key: string | null
          save_key: string
          saved_at: string
          user_id: string
        }
        Insert: {
          contact_id: string
          picture_key?: string | null
          save_key: string
          saved_at?: string
          user_id: string
        }
        Update: {
          contact_id?: string
          picture_key?: string | null
          save_key?: string
          saved_at?: string
          user_id?: string
        }
        Relationships: []
      }
      scans: {
        Row: {
          day: string
          id: string
          readings: string[]
          receipt: string | null
          reserved_at: string
          spent_at: string | null
          user_id: string
        }
        Insert: {
          day: string
          id?: string
          readings?: string[]
          receipt?: string | null
          reserved_at?: string
          spent_at?: string | null
          user_id: string
        }
        Update: {
          day?: string
          id?: string
          readings?: string[]
          receipt?: string | null
          reserved_at?: string
          spent_at?: string | null
          user_id?: string
        }
        Relationships: []
      }
      user_settings: {
        Row: {
          delete_contacts_after_days: number | null
          email_notifications: boolean
          names_in_scripts: string
          processing_alerts: boolean
          saved_searches: NonNullable<Json>
          second_reader: boolean
          updated_at: string
          user_id: string
        }
        Insert: {
          delete_contacts_after_days?: number | null
          email_notifications?: boolean
          names_in_scripts?: string
          processing_alerts?: boolean
          saved_searches?: NonNullable<Json>
          second_reader?: boolean
          updated_at?: string
          user_id: string
        }
        Update: {
          delete_contacts_after_days?: number | null
          email_notifications?: boolean
          names_in_scripts?: string
          processing_alerts?: boolean
          saved_searches?: NonNullable<Json>
          second_reader?: boolean
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      users: {
        Row: {
          created_at: string
          id: string
          is_premium: boolean
          premium_expires_at: string | null
        }
        Insert: {
          created_at?: string
          id: string
          is_premium?: boolean
          premium_expires_at?: string | null
        }
        Update: {
          created_at?: string
          id?: string
          is_premium?: boolean
          premium_expires_at?: string | null
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      address_book_state: {
        Args: Record<PropertyKey, never>
        Returns: {
          epoch: string
          forgotten: number
          is_numbered: boolean
          sequence: number
        }[]
      }
      ask_for_linkedin_match: {
        Args: { contact_uuid: string }
        Returns: boolean
      }
      can_search_profiles: {
        Args: Record<PropertyKey, never>
        Returns: boolean
      }
      claim_enrichment: {
        Args: Record<PropertyKey, never>
        Returns: {
          claim: string
          contact_id: string
          details: Json
          evidence: Json
          full_name: string
          linkedin_url: string
          org: string
          rejected: string[]
          title: string
        }[]
      }
      claim_profile_news: {
        Args: Record<PropertyKey, never>
        Returns: {
          email: string
          profiles: number
          switch_off_token: string
        }[]
      }
      complete_enrichment: {
        Args: {
          claim_uuid: string
          contact_uuid: string
          profile?: Json
          seen_url?: string
        }
        Returns: boolean
      }
      contacts_state: { Args: Record<PropertyKey, never>; Returns: string }
      count_contacts_older_than: { Args: { days: number }; Returns: number }
      create_app_password: {
        Args: { name: string }
        Returns: {
          id: string
          password: string
          user_name: string
        }[]
      }
      delete_account: { Args: Record<PropertyKey, never>; Returns: undefined }
      delete_all_data: { Args: Record<PropertyKey, never>; Returns: undefined }
      delete_card: {
        Args: { file_name: string; seen?: number }
        Returns: boolean
      }
      delete_expired_contacts: { Args: { at_most?: number }; Returns: number }
      delete_for_good: { Args: { ids: string[] }; Returns: number }
      delete_some_contacts: {
        Args: { only_outlived?: boolean }
        Returns: boolean
      }
      fail_enrichment: {
        Args: {
          claim_uuid: string
          contact_uuid: string
          error_code: string
          retry_after_seconds?: number
        }
        Returns: boolean
      }
      find_reached_alike: {
        Args: {
          contact_email: string
          contact_name?: string
          contact_phone: string
        }
        Returns: {
          confidence: string | null
          created_at: string
          description: string | null
          details: NonNullable<Json>
          email: string | null
          evidence: Json | null
          full_name: string | null
          hashtags: string | null
          history: NonNullable<Json>
          id: string
          linkedin_updated_at: string | null
          linkedin_url: string | null
          met_event: string | null
          met_on: string | null
          met_place: string | null
          notes: string | null
          org: string | null
          phone: string | null
          settled: string[]
          source: string | null
          tags: string[]
          title: string | null
          updated_at: string
          user_id: string
        }[]
        SetofOptions: {
          from: "*"
          to: "business_card_records"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      get_daily_usage: {
        Args: { user_uuid: string }
        Returns: {
          current_count: number
          remaining_count: number
        }[]
      }
      get_storage_usage: {
        Args: Record<PropertyKey, never>
        Returns: {
          allowed_bytes: number
          used_bytes: number
        }[]
      }
      give_back_scan: {
        Args: { reading_id: string; user_uuid: string }
        Returns: undefined
      }
      increment_daily_usage: {
        Args: { increment_by: number; user_uuid: string }
        Returns: boolean
      }
      is_user_premium: { Args: { user_id: string }; Returns: boolean }
      merge_contacts: {
        Args: { columns: Json; gone_uuid: string; kept_uuid: string }
        Returns: string
      }
      note_enrichment_worker: {
        Args: { can_search: boolean }
        Returns: undefined
      }
      number_cards: { Args: Record<PropertyKey, never>; Returns: boolean }
      open_app_password: {
        Args: { client: string; password: string }
        Returns: {
          assurance: string
          id: string
          user_id: string
        }[]
      }
      read_cards: {
        Args: { after?: number; at_most?: number; file_names?: Json }
        Returns: {
          changed_at: string
          contact: Json
          file_name: string
          sequence: number
        }[]
      }
      reject_linkedin_match: {
        Args: { contact_uuid: string }
        Returns: boolean
      }
      remove_second_factor: { Args: { email: string }; Returns: boolean }
      restore_deleted_contacts: { Args: { ids: string[] }; Returns: string[] }
      revoke_app_password: { Args: { id: string }; Returns: boolean }
      save_card: {
        Args: {
          columns: Json
          file_name: string
          may_replace?: boolean
          must_be_new?: boolean
          seen?: number
        }
        Returns: {
          is_new: boolean
          sequence: number
        }[]
      }
      save_scanned_contact: {
        Args: {
          columns: Json
          is_reserved?: boolean
          known_id?: string
          picture_key?: string
          save_key: string
          seen?: Json
        }
        Returns: {
          contact_id: string
          outcome: string
        }[]
      }
      set_plan: {
        Args: { email: string; premium: boolean; until?: string }
        Returns: boolean
      }
      spend_scan: {
        Args: {
          assurance?: string
          reading_id?: string
          scan_receipt?: string
          user_uuid: string
        }
        Returns: boolean
      }
      switch_off_news: { Args: { token: string }; Returns: undefined }
      undo_device_change: { Args: { change_uuid: string }; Returns: undefined }
      undo_merge: { Args: { merge_uuid: string }; Returns: undefined }
      update_imported_contacts: {
        Args: { changes: Json; is_undo?: boolean }
        Returns: {
          changed_at: string
          contact_id: string
        }[]
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const

import MessengerTexts

/// Who can be chosen for a group, and who is.
struct NewGroupPresentation: Equatable {
  struct Row: Equatable {
    let handle: String
    let name: String
    let mark: String?
  }

  let rows: [Row]
  let emptyText: String?

  /// - Parameter chosen: The handles of those who are.
  init(_ contacts: Loadable<[Contact]>, chosen: Set<String>, texts: Texts) {
    rows = (contacts.value ?? []).map {
      Row(handle: $0.handle, name: $0.name, mark: chosen.contains($0.handle) ? "✓" : nil)
    }
    emptyText = contacts.value?.isEmpty == true ? texts[.noContacts] : nil
  }
}

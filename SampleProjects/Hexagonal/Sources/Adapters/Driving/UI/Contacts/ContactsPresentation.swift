import MessengerTexts

/// What a search among the contacts looks like.
struct ContactsPresentation: Equatable {
  struct Row: Equatable {
    let contact: Contact
    let name: String
    let handle: String
  }

  let rows: [Row]
  let list: ListPresentation
  let noMatches: String?

  init(_ search: Loadable<ContactSearch>, texts: Texts) {
    rows = (search.value?.contacts ?? []).map {
      Row(contact: $0, name: $0.name, handle: "@\($0.handle)")
    }
    list = ListPresentation(
      search, emptyText: search.value == .noContacts ? texts[.noContacts] : nil, texts: texts)
    noMatches = search.value == .noMatches ? texts[.noMatches] : nil
  }
}

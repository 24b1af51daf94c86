/// Searches among the contacts of the user, also while these change.
struct SearchContacts: SearchingContacts {
  let book: ContactBook

  func contacts(matching text: String) -> AsyncStream<Loadable<ContactSearch>> {
    book.values { loadable in
      loadable.map { ContactSearch(for: text, among: $0) }
    }
  }
}

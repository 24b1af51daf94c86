/// What comes of a search among the contacts.
enum ContactSearch: Equatable, Sendable {
  /// There is nobody to search among.
  case noContacts

  /// There are contacts, but none that fits.
  case noMatches

  /// Those that fit, in the order of the contacts.
  case matches([Contact])

  /// Searches for a text in names and handles, ignoring case and the blanks around it; an empty one
  /// fits everybody.
  init(for text: String, among contacts: [Contact]) {
    let text = text.trimmed
    let matches = text.isEmpty ? contacts : contacts.filter { $0.matches(text) }
    self =
      if contacts.isEmpty {
        .noContacts
      } else if matches.isEmpty {
        .noMatches
      } else {
        .matches(matches)
      }
  }

  /// Those that fit; none if there are none.
  var contacts: [Contact] {
    if case .matches(let contacts) = self { contacts } else { [] }
  }
}

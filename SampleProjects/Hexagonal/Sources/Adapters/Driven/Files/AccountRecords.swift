/// A session as it stands in a file.
struct SessionRecord: Codable {
  let token: String
  let name: String
  let handle: String
  let isGuest: Bool

  init(_ session: Session) {
    token = session.token
    name = session.account.name
    handle = session.account.handle
    isGuest = session.account.role == .guest
  }

  var session: Session {
    Session(
      token: token,
      account: Account(name: name, handle: handle, role: isGuest ? .guest : .member))
  }
}

/// A contact as it stands in a file.
struct ContactRecord: Codable {
  let name: String
  let handle: String

  init(_ contact: Contact) {
    name = contact.name
    handle = contact.handle
  }

  var contact: Contact {
    Contact(name: name, handle: handle)
  }
}

/// Preferences as they stand in a file.
struct PreferencesRecord: Codable {
  let appearance: String
  let textSize: String
  let language: String

  init(_ preferences: Preferences) {
    appearance = preferences.appearance.rawValue
    textSize = preferences.textSize.rawValue
    language = preferences.language.rawValue
  }

  /// `nil` if the file has words that nobody knows.
  var preferences: Preferences? {
    guard let appearance = Preferences.Appearance(rawValue: appearance),
      let textSize = Preferences.TextSize(rawValue: textSize),
      let language = Preferences.Language(rawValue: language)
    else { return nil }
    return Preferences(appearance: appearance, textSize: textSize, language: language)
  }
}

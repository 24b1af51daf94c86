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

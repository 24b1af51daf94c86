import MessengerWire

extension Server {
  func contacts(then completion: @escaping Completion<[Contact]>) {
    ask(.contacts) { reply in
      guard case .contacts(let people) = reply else { return nil }
      return people.map(Contact.init)
    } then: {
      completion($0)
    }
  }

  func addContact(name: String, handle: String, then completion: @escaping Completion<Contact>) {
    ask(.addContact(name: name, handle: handle)) { reply in
      guard case .contact(let person) = reply else { return nil }
      return Contact(person)
    } then: {
      completion($0)
    }
  }

  func removeContact(handle: String, then completion: @escaping Completion<Void>) {
    ask(.removeContact(handle: handle), \.isDone, then: completion)
  }

  func rename(to name: String, then completion: @escaping Completion<SessionRecord>) {
    ask(.rename(name: name)) { reply in
      guard case .session(let session) = reply else { return nil }
      return SessionRecord(session)
    } then: {
      completion($0)
    }
  }
}

extension ServerReply {
  /// What there is to tell if the server has done what it was asked.
  var isDone: Void? { self == .done ? () : nil }

  /// The thread that was opened or created.
  var chat: Chat? {
    guard case .thread(let thread) = self else { return nil }
    return Chat(thread)
  }
}

extension Server {
  func contacts(then completion: @escaping Completion<[Contact]>) {
    ask(.contacts, \.contacts, then: completion)
  }

  func addContact(name: String, handle: String, then completion: @escaping Completion<Contact>) {
    ask(.addContact(name: name, handle: handle), \.contact, then: completion)
  }

  func removeContact(handle: String, then completion: @escaping Completion<Void>) {
    ask(.removeContact(handle: handle), \.done, then: completion)
  }
}

extension Person {
  /// Adds somebody to the contacts.
  func adds(_ name: String, _ handle: String) async throws {
    try await ask(.addContact(name: name, handle: handle))
  }

  /// Removes somebody from the contacts.
  func removes(_ handle: String) async throws {
    try await ask(.removeContact(handle: handle))
  }

  /// The names of all contacts.
  func contactNames() async throws -> [String] {
    guard case .contacts(let contacts) = try await ask(.contacts) else { return [] }
    return contacts.map(\.name)
  }
}

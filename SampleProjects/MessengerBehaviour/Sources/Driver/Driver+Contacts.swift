extension Driver {
  /// Launches the app of Ada, who has contacts, and selects the tab Contacts.
  func launchInContacts(
    _ contacts: KeyValuePairs<String, String> = [:], file: String = #fileID, line: Int = #line
  ) async throws {
    let ada = try await person("ada")
    for (name, handle) in contacts {
      try await ada.adds(name, handle)
    }
    try await launchSignedIn(file: file, line: line)
    try await tap("tabs.contacts", file: file, line: line)
  }

  /// Fills in the screen for a new contact and saves.
  func save(
    contact name: String, _ handle: String, file: String = #fileID, line: Int = #line
  ) async throws {
    try await enter(name, into: "newContact.name", file: file, line: line)
    try await enter(handle, into: "newContact.handle", file: file, line: line)
    try await tap("newContact.save", file: file, line: line)
  }

  /// Opens a contact of the list, deletes it, and confirms that.
  func deleteContact(at row: Int, file: String = #fileID, line: Int = #line) async throws {
    try await tap("contacts.\(row)", file: file, line: line)
    try await tap("contact.delete", file: file, line: line)
    try await tap("alert.delete", file: file, line: line)
  }

  /// Searches, and waits as long as the search takes.
  func search(_ text: String, file: String = #fileID, line: Int = #line) async throws {
    try await enter(text, into: "contacts.search", file: file, line: line)
    await wait(seconds: 0.3)
  }

  /// Expects the contacts with these names, and no others, on the screen.
  func seeContacts(_ names: String..., file: String = #fileID, line: Int = #line) throws {
    try see("contacts.search", file: file, line: line)
    try seeRows(of: "contacts", "name", names, file: file, line: line)
  }

  /// Expects the names of somebody's contacts on the server.
  func see(
    _ person: Person, withContacts names: [String], file: String = #fileID, line: Int = #line
  ) async throws {
    let seen = try await person.contactNames()
    try compare("the contacts of \(person.handle)", seen, with: names, file: file, line: line)
  }
}

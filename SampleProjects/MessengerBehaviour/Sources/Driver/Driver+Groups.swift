extension Driver {
  /// Launches the app for Ada, whose contacts are Alan and Grace, and begins a new group.
  func launchInNewGroup(file: String = #fileID, line: Int = #line) async throws {
    let ada = try await person("ada")
    try await ada.adds("Alan", "alan")
    try await ada.adds("Grace", "grace")
    try await launchSignedIn(file: file, line: line)
    try await tap("chats.newGroup", file: file, line: line)
  }

  /// Fills in the screen of a new group, with both contacts, and creates it.
  func createsGroup(_ name: String, file: String = #fileID, line: Int = #line) async throws {
    try await enter(name, into: "newGroup.name", file: file, line: line)
    try await tap("newGroup.0", file: file, line: line)
    try await tap("newGroup.1", file: file, line: line)
    try await tap("newGroup.create", file: file, line: line)
  }

  /// Leaves the group whose thread is open, and means it.
  func leavesGroup(file: String = #fileID, line: Int = #line) async throws {
    try await tap("thread.leave", file: file, line: line)
    try await tap("alert.leave", file: file, line: line)
  }
}

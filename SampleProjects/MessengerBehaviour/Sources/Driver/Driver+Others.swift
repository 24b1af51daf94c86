/// What the app's work has come to, as others see it on their devices.
extension Driver {
  /// Expects what somebody can read in a thread: what has arrived, in order.
  func see(
    _ chat: Chat, reading texts: [String], file: String = #fileID, line: Int = #line
  ) async throws {
    let seen = try await chat.person.reads(chat.thread)
    try compare(
      "what \(chat.person.handle) reads", seen, with: texts, file: file, line: line)
  }

  /// Expects the handles of a group's members.
  func see(
    _ chat: Chat, withMembers handles: [String], file: String = #fileID, line: Int = #line
  ) async throws {
    let thread = try await chat.person.threads().first { $0.id == chat.thread }
    let seen = thread?.members.map(\.handle) ?? []
    try compare("the group's members", seen, with: handles, file: file, line: line)
  }

  /// Expects the names of the threads that somebody is in.
  func see(
    _ person: Person, inThreads names: [String], file: String = #fileID, line: Int = #line
  ) async throws {
    let seen = try await person.threads().map(\.name)
    try compare("the threads of \(person.handle)", seen, with: names, file: file, line: line)
  }

  /// Expects how many messages Ada has not read yet, of all of her threads, the latest one first.
  func seeUnreadElsewhere(
    _ counts: [Int], file: String = #fileID, line: Int = #line
  ) async throws {
    let seen = try await person("ada").threads().map(\.unreadCount)
    try compare(
      "Ada's unread messages on another device", seen, with: counts, file: file, line: line)
  }

  /// Expects something that no screen tells.
  func compare<Value: Equatable>(
    _ subject: String, _ seen: Value, with wanted: Value, file: String = #fileID,
    line: Int = #line
  ) throws {
    guard seen != wanted else { return }
    throw failure(
      expected: "\(subject) to be \(wanted)", seen: "it is \(seen)", file: file, line: line)
  }
}

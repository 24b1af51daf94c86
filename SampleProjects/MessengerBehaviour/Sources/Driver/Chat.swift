/// A thread on the server, and somebody else who has it open on a device of their own.
@MainActor
struct Chat {
  let thread: String
  let person: Person

  /// The deep link to the thread.
  var link: String { "messenger://thread/\(thread)" }

  /// Sends messages, one after the other.
  func says(_ texts: String...) async throws {
    for text in texts {
      try await person.says(text, in: thread)
    }
  }

  /// Sends messages that read as the numbers.
  func counts(_ numbers: ClosedRange<Int>) async throws {
    for number in numbers {
      try await person.says("\(number)", in: thread)
    }
  }
}

extension Driver {
  /// Somebody's thread with Ada, who is the user of the app unless a scenario says otherwise.
  func chat(with handle: String) async throws -> Chat {
    let person = try await person(handle)
    return Chat(thread: try await person.opensThread(with: "ada"), person: person)
  }

  /// A group that somebody has made with others.
  func group(_ name: String, by handle: String, with others: [String]) async throws -> Chat {
    let person = try await person(handle)
    return Chat(thread: try await person.createsGroup(name, with: others), person: person)
  }
}

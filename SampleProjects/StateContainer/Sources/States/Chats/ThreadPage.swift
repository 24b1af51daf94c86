/// A conversation that is looked at.
struct ThreadPage: Equatable, Sendable {
  let visit: Int
  let conversation: Conversation.ID
  var leaving = Leaving.idle

  /// The message to scroll to.
  var scrollTarget: MessageRow.ID?
}

extension ThreadPage {
  /// How far the attempt has come to leave the group.
  ///
  /// Each step leads on from some states only, and changes nothing in the others.
  enum Leaving: Equatable, Sendable {
    case idle

    /// The user is asked whether to leave.
    case asked
    case busy
    case failed(Problem)

    var problem: Problem? {
      if case .failed(let problem) = self { problem } else { nil }
    }

    mutating func ask() {
      if self != .busy { self = .asked }
    }

    mutating func cancel() {
      if self == .asked { self = .idle }
    }

    mutating func confirm() {
      if self == .asked { self = .busy }
    }

    mutating func fail(_ problem: Problem) {
      if self == .busy { self = .failed(problem) }
    }
  }
}

/// What an update wants to be done outside, as a value: whoever runs it comes later.
///
/// It carries the message that the reply becomes. So whoever runs it decides nothing.
enum Command<Message> {
  typealias Reply = Result<ServerAnswer, ServerError>

  /// Asks the server; there is no message if nobody waits for the reply.
  case ask(ServerRequest, then: (Reply) -> Message?)

  /// Keeps what has to survive the end of the app, in the place of what was kept before.
  case save(Memory, insteadOf: Memory)
}

extension Command {
  /// Asks for an answer of one kind; one of another kind is as good as a refusal.
  static func ask<Answer>(
    _ request: ServerRequest, expecting part: @escaping (ServerAnswer) -> Answer?,
    then message: @escaping (Result<Answer, ServerError>) -> Message
  ) -> Command {
    .ask(request) { reply in
      message(reply.flatMap { part($0).map { .success($0) } ?? .failure(.refused) })
    }
  }

  /// Asks for something to be done, and takes in why it was not, if so.
  static func tell(
    _ request: ServerRequest, then message: @escaping (ServerError?) -> Message
  ) -> Command {
    .ask(request) { reply in
      if case .failure(let error) = reply { message(error) } else { message(nil) }
    }
  }

  /// Asks for something to be done, whatever becomes of it.
  static func tell(_ request: ServerRequest) -> Command {
    .ask(request) { _ in nil }
  }
}

extension Command {
  /// The same command as one of a parent, of whose message `embed` makes a part.
  ///
  /// - Parameter replace: What an error means to the parent, rather than to whoever has asked.
  func map<Parent>(
    _ embed: @escaping (Message) -> Parent,
    replacing replace: @escaping (ServerError) -> Parent? = { _ in nil }
  ) -> Command<Parent> {
    switch self {
    case .ask(let request, let message):
      .ask(request) { reply in
        if case .failure(let error) = reply, let parent = replace(error) { return parent }
        return message(reply).map(embed)
      }
    case .save(let new, let old): .save(new, insteadOf: old)
    }
  }
}

extension Array {
  /// The same commands as those of a parent, of whose message `embed` makes a part.
  func embedded<Message, Parent>(
    in embed: @escaping (Message) -> Parent
  ) -> [Command<Parent>] where Element == Command<Message> {
    map { $0.map(embed) }
  }
}

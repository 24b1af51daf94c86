/// What an app wants to hear of, as a value: as long as it wants so, and no longer.
///
/// It carries the message that it becomes when something is heard.
enum Subscription<Message> {
  /// Whether the server can be reached.
  case connection((ConnectionStatus) -> Message)

  /// What the server tells without being asked.
  case news((News) -> Message)

  /// That some seconds have passed since it was first wanted; once.
  case delay(seconds: Double, name: String, Message)

  /// What is listened to. That goes on as long as a subscription to the same is wanted.
  var source: SubscriptionSource {
    switch self {
    case .connection: .connection
    case .news: .news
    case .delay(let seconds, let name, _): .delay(seconds: seconds, name: name)
    }
  }

  /// The same subscription as one of a parent, of whose message `embed` makes a part.
  func map<Parent>(_ embed: @escaping (Message) -> Parent) -> Subscription<Parent> {
    switch self {
    case .connection(let message): .connection { embed(message($0)) }
    case .news(let message): .news { embed(message($0)) }
    case .delay(let seconds, let name, let message):
      .delay(seconds: seconds, name: name, embed(message))
    }
  }
}

/// What can be listened to. A delay has a name, by which it is told apart from others as long.
enum SubscriptionSource: Hashable {
  case connection, news
  case delay(seconds: Double, name: String)
}

/// What one message of a thread reads; what is `nil` is hidden.
struct MessageRow: Equatable {
  let text: String
  let sender: String?
  let status: String?

  /// What the button reads that sends the message once more.
  let retryTitle: String?
}

/// Where the messages come to lie when there are others than before.
enum MessagesPosition: Equatable {
  /// The newest one can be seen.
  case newest

  /// What was read stays, under the messages that were added above.
  case same(addedAbove: Int)
}

/// What stands on a thread's screen.
struct ThreadLabels: Equatable {
  let leave: String
  let older: String
  let input: String
  let send: String
}

/// What a thread shows.
@MainActor
protocol ThreadViewInterface: AnyObject {
  func showLabels(_ labels: ThreadLabels)
  func showTitle(_ title: String)
  func showNetwork(_ text: String)
  func showMessages(_ content: ListContent<MessageRow>, at position: MessagesPosition)
  func scrollToNewest()
  func showOlderButton(_ isShown: Bool)
  func showLeaveButton(_ isShown: Bool)
  func showInput(_ text: String)
  func enableSending(_ isEnabled: Bool)
  func enableLeaving(_ isEnabled: Bool)

  /// Asks whether the user means it.
  func confirmLeaving(_ question: Question)

  /// Takes the question back, if it has no answer yet.
  func withdrawQuestion()
}

/// What happens on a thread.
@MainActor
protocol ThreadPresenterInterface: AnyObject {
  func viewDidLoad()
  func viewDidAppear()
  func viewWillDisappear()
  func edit(_ text: String)
  func send(_ text: String)
  func retry(row: Int)
  func reload()
  func loadOlder()
  func leave()
  func leavingConfirmed()
}

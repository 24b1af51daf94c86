/// Hears what happens in a history.
///
/// The protocol belongs to the model: it is how the model reports without knowing to whom.
@MainActor
protocol ChatHistoryDelegate: AnyObject {
  func chatHistoryDidChange(_ history: ChatHistory)
}

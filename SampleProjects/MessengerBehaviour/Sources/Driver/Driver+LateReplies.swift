import MessengerHost

/// Replies that are late while the app goes on.
extension Driver {
  /// The server holds back the replies that it has held back so far, but no new ones.
  func serverAnswersNewRequests() {
    connection.holdsReplies = false
  }

  /// The server gives every reply that it holds back, and holds back those to what comes next.
  func serverAnswersOnce() async {
    connection.releaseReplies()
    connection.holdsReplies = true
    await MainActor.settle()
  }
}

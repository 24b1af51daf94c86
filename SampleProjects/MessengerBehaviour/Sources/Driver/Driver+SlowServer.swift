import MessengerHost

/// Replies that take their time. ``Driver/serverAnswers()`` brings them.
extension Driver {
  /// From now on, the server does at once what it is asked, but its replies are late.
  func serverIsSlow() {
    connection.holdsReplies = true
  }

  /// The server replies at once again, but what is late already stays away.
  func serverAnswersNewRequests() {
    connection.holdsReplies = false
  }

  /// The replies that are late come; those to whatever the app asks then are late in turn.
  func serverAnswersOnce() async {
    connection.releaseReplies()
    connection.holdsReplies = true
    await MainActor.settle()
  }

  /// The next reply gets lost, after the server has done what it was asked.
  func nextReplyGetsLost() {
    connection.dropsNextReply = true
  }
}

/// Drives the domain from the system: by links that are followed, and notifications that are tapped.
@MainActor
struct Links {
  let visiting: any VisitingConversations

  /// Follows a link. Whoever made it, it does no more than bring the user to a conversation.
  func open(_ link: String) {
    follow(DeepLink(link))
  }

  /// Takes a notification that the user has tapped.
  func openNotification(_ content: [String: String]) {
    follow(DeepLink(notification: content))
  }

  private func follow(_ link: DeepLink?) {
    guard case .conversation(let id) = link else { return }
    visiting.visit(id)
  }
}

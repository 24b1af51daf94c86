extension AppModel {
  /// What the app wants to hear of as things are.
  var subscriptions: [Subscription<AppMessage>] {
    [.connection(AppMessage.connectionChanged)] + homeSubscriptions
  }

  private var homeSubscriptions: [Subscription<AppMessage>] {
    guard case .signedIn(let home) = stage else { return [] }
    return home.subscriptions.map { subscription in
      subscription.map { .home($0, session: home.session.token) }
    }
  }
}

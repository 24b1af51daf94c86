extension HomeModel {
  var subscriptions: [Subscription<HomeMessage>] {
    [.news(HomeMessage.news)] + contacts.subscriptions.map { $0.map(HomeMessage.contacts) }
  }
}

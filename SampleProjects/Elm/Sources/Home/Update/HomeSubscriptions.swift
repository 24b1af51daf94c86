extension HomeModel {
  var subscriptions: [Subscription<HomeMessage>] {
    contacts.subscriptions.map { $0.map(HomeMessage.contacts) }
  }
}

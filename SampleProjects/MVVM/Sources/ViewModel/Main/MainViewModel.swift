import MessengerTexts
import Observation

/// The state of the tabs, and the deep links that lead into them.
@MainActor
@Observable
final class MainViewModel {
  /// Who shows what a link leads to.
  @ObservationIgnored weak var navigation: (any MainNavigation)?

  /// The link that cannot be followed yet.
  @ObservationIgnored private(set) var waitingLink: ThreadLink?

  @ObservationIgnored private let conversations: any ConversationsService
  @ObservationIgnored private let preferences: any PreferencesService

  init(conversations: any ConversationsService, preferences: any PreferencesService) {
    self.conversations = conversations
    self.preferences = preferences
  }

  var texts: Texts { preferences.texts }

  /// How many messages are unread; `nil` if none.
  var chatsBadge: String? {
    let count = conversations.conversations.value?.map(\.unreadCount).reduce(0, +) ?? 0
    return count == 0 ? nil : "\(count)"
  }
}

extension MainViewModel: Observer {
  /// Leads to the thread of a link, as soon as it is known.
  func open(_ link: ThreadLink) {
    waitingLink = link
    bind { main in main.followLink() }
  }

  /// Follows the link that waits, or gives it up if it turns out that there is no such thread.
  private func followLink() {
    guard let id = waitingLink?.conversation else { return }
    let isKnown = conversations.conversation(id) != nil
    guard isKnown || conversations.isComplete else { return }
    waitingLink = nil
    if isKnown { navigation?.showThread(id) }
  }
}

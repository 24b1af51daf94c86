import MessengerTexts
import Observation

/// The state of the tabs, and the deep links that lead into them.
@MainActor
@Observable
final class MainViewModel {
  /// Who is told where a link leads.
  @ObservationIgnored weak var delegate: (any MainViewModelDelegate)?

  /// The link that cannot be followed yet.
  @ObservationIgnored private(set) var waitingLink: ThreadLink?

  @ObservationIgnored private let conversations: any ConversationsService
  @ObservationIgnored private let preferences: any PreferencesService
  @ObservationIgnored private let tasks = TaskBag()

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

  /// Leads to the thread of a link, as soon as it is known.
  func open(_ link: ThreadLink) {
    waitingLink = link
    tasks.run { [weak self, conversations] in
      let isKnown = await conversations.contains(link.conversation)
      self?.follow(link, isKnown: isKnown)
    }
  }

  /// Follows the link, or gives it up if there is no such thread.
  private func follow(_ link: ThreadLink, isKnown: Bool) {
    // A newer link takes the place of one that waits.
    guard waitingLink == link else { return }
    waitingLink = nil
    if isKnown { delegate?.showThread(link.conversation) }
  }
}

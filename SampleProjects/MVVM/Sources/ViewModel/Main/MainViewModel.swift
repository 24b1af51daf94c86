import MessengerTexts
import Observation

/// The state of the tabs, which follow the deep links that wait in the root's.
@MainActor
@Observable
final class MainViewModel {
  /// Who is told where a link leads.
  @ObservationIgnored weak var delegate: (any MainViewModelDelegate)?

  @ObservationIgnored private let root: RootViewModel
  @ObservationIgnored private let conversations: any ConversationsService
  @ObservationIgnored private let preferences: any PreferencesService
  @ObservationIgnored private var tasks = TaskBag()

  init(
    root: RootViewModel, conversations: any ConversationsService,
    preferences: any PreferencesService
  ) {
    self.root = root
    self.conversations = conversations
    self.preferences = preferences
  }

  var texts: Texts { preferences.texts }

  /// How many messages are unread; `nil` if none.
  var chatsBadge: String? {
    let count = conversations.conversations.value?.map(\.unreadCount).reduce(0, +) ?? 0
    return count == 0 ? nil : "\(count)"
  }

  /// Follows links as long as this lives.
  func start() {
    bind(\.root.waitingLink) { main, link in main.follow(link) }
  }

  /// Leads to the thread of a link as soon as it is known, or gives the link up if there is none.
  private func follow(_ link: ThreadLink?) {
    // A newer link takes the place of one that waits.
    tasks = TaskBag()
    guard let link else { return }
    tasks.run { [weak self, conversations] in
      let isKnown = await conversations.contains(link.conversation)
      if !Task.isCancelled { self?.end(link, isKnown: isKnown) }
    }
  }

  private func end(_ link: ThreadLink, isKnown: Bool) {
    root.linkIsDone(link)
    if isKnown { delegate?.linkIsFollowed(to: link.conversation) }
  }
}

extension MainViewModel: Observer {}

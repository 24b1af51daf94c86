import MessengerTexts
import Observation

/// The state of the tabs, and which thread another part of the app wants to see there.
@MainActor
@Observable
final class MainViewModel {
  @ObservationIgnored private let conversations: any ConversationsService
  @ObservationIgnored private let requests: ThreadRequests
  @ObservationIgnored private let preferences: PreferencesService

  init(
    conversations: any ConversationsService, requests: ThreadRequests,
    preferences: PreferencesService
  ) {
    self.conversations = conversations
    self.requests = requests
    self.preferences = preferences
  }

  var texts: Texts { preferences.texts }

  /// How many messages are unread; `nil` if none.
  var chatsBadge: String? {
    let count = conversations.conversations.value?.map(\.unreadCount).reduce(0, +) ?? 0
    return count == 0 ? nil : "\(count)"
  }

  /// The identifier of the thread that is to be shown, as soon as it is known; set to `nil` by who
  /// has shown it.
  var threadToShow: String? {
    get {
      guard let id = requests.requested, conversations.conversation(id) != nil else { return nil }
      return id
    }
    set { requests.requested = newValue }
  }

  /// Whether a thread is to be shown that does not exist.
  var isThreadMissing: Bool {
    requests.requested != nil && threadToShow == nil && conversations.isComplete
  }
}

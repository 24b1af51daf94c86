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

  /// The identifier of the thread that is to be shown now; told once.
  ///
  /// A request waits until its thread is known, and ends when it turns out that there is none.
  func takeThreadToShow() -> String? {
    guard let id = requests.requested else { return nil }
    let isKnown = conversations.conversation(id) != nil
    if isKnown || conversations.isComplete { requests.requested = nil }
    return isKnown ? id : nil
  }
}

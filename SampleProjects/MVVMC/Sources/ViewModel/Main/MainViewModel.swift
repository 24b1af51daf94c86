import MessengerTexts
import Observation

/// The state of the tabs.
@MainActor
@Observable
final class MainViewModel {
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

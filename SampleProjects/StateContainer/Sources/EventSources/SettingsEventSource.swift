/// Tells the settings what becomes of the account elsewhere.
struct SettingsEventSource: EventSource {
  let notices: AsyncStream<Notice>

  func event(for notice: Notice) -> SettingsEvent? {
    if case .accountChanged(let account) = notice { .accountChanged(account) } else { nil }
  }
}

import ScreenKit

extension Driver {
  /// Expects an element on the screen, and if `text` is given, that it reads so.
  public func see(
    _ identifier: String, reading text: String? = nil,
    file: String = #fileID, line: Int = #line
  ) throws {
    let wanted = text.map { "'\(identifier)' reading \"\($0)\"" } ?? "'\(identifier)'"
    guard let view = window.visibleView(identifier) else {
      throw failure(
        expected: "to see \(wanted)", seen: "'\(identifier)' is not on the screen",
        file: file, line: line)
    }
    let value = view.accessibilityValue ?? ""
    if let text, value != text {
      throw failure(
        expected: "to see \(wanted)", seen: "it reads \"\(value)\"", file: file, line: line)
    }
  }

  /// Expects that an element is absent or hidden.
  public func doNotSee(
    _ identifier: String, file: String = #fileID, line: Int = #line
  ) throws {
    guard let view = window.visibleView(identifier) else { return }
    throw failure(
      expected: "not to see '\(identifier)'",
      seen: "it is there, reading \"\(view.accessibilityValue ?? "")\"", file: file, line: line)
  }

  /// Expects a visible control that can be used.
  public func seeEnabled(
    _ identifier: String, file: String = #fileID, line: Int = #line
  ) throws {
    try see(identifier, enabled: true, file: file, line: line)
  }

  /// Expects a visible control that cannot be used.
  public func seeDisabled(
    _ identifier: String, file: String = #fileID, line: Int = #line
  ) throws {
    try see(identifier, enabled: false, file: file, line: line)
  }

  /// Expects that the server has received `count` requests since the app was started.
  public func serverHasSeen(
    requests count: Int, file: String = #fileID, line: Int = #line
  ) throws {
    guard server.requests.count != count else { return }
    throw failure(
      expected: "the server to have seen \(count) requests",
      seen: "\(server.requests.map { "\($0.method.rawValue) \($0.path)" })", file: file, line: line)
  }

  private func see(_ identifier: String, enabled: Bool, file: String, line: Int) throws {
    try see(identifier, file: file, line: line)
    let isEnabled = (window.visibleView(identifier) as? Control)?.isEnabled
    guard isEnabled != enabled else { return }
    let seen = isEnabled.map { $0 ? "it is enabled" : "it is disabled" } ?? "it is not a control"
    throw failure(
      expected: "'\(identifier)' to be \(enabled ? "enabled" : "disabled")", seen: seen,
      file: file, line: line)
  }

  func failure(expected: String, seen: String, file: String, line: Int) -> BehaviourFailure {
    BehaviourFailure(
      expected: expected, seen: seen, screen: window.screen, file: file, line: line)
  }
}

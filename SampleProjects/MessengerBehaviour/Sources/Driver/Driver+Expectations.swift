import MessengerWire
import ScreenKit

extension Driver {
  /// Expects an element on the screen, and if `text` is given, that it reads so.
  func see(
    _ identifier: String, reading text: String? = nil, file: String = #fileID, line: Int = #line
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

  /// Expects that elements are absent or hidden.
  func doNotSee(_ identifiers: String..., file: String = #fileID, line: Int = #line) throws {
    for identifier in identifiers {
      guard let view = window.visibleView(identifier) else { continue }
      throw failure(
        expected: "not to see '\(identifier)'",
        seen: "it is there, reading \"\(view.accessibilityValue ?? "")\"", file: file, line: line)
    }
  }

  /// Expects the rows of a list, from the top, by what the part of each reads; "" if it is hidden.
  func seeRows(
    of list: String, _ part: String, _ texts: [String], file: String = #fileID, line: Int = #line
  ) throws {
    var seen: [String] = []
    while window.visibleView("\(list).\(seen.count)") != nil {
      let view = window.visibleView("\(list).\(seen.count).\(part)")
      seen.append(view?.accessibilityValue ?? "")
    }
    guard seen != texts else { return }
    throw failure(
      expected: "the '\(part)' of the rows of '\(list)' to read \(texts)",
      seen: "they read \(seen)",
      file: file, line: line)
  }

  /// Expects a visible control that can be used.
  func seeEnabled(_ identifier: String, file: String = #fileID, line: Int = #line) throws {
    try see(identifier, enabled: true, file: file, line: line)
  }

  /// Expects a visible control that cannot be used.
  func seeDisabled(_ identifier: String, file: String = #fileID, line: Int = #line) throws {
    try see(identifier, enabled: false, file: file, line: line)
  }

  /// Expects how often the app has made a request that `matches`, since its last launch.
  func serverWasAsked(
    _ count: Int, times matches: (ClientRequest) -> Bool, file: String = #fileID, line: Int = #line
  ) throws {
    let requests = connection.requests.filter(matches)
    guard requests.count != count else { return }
    throw failure(
      expected: "\(count) such requests", seen: "there were \(requests.count): \(requests)",
      file: file, line: line)
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
}

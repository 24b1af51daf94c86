import MessengerHost
import MessengerNetwork
import MessengerWire
import ScreenKit

@testable import Messenger

/// An architecture's app, which is played by hand in this process, with the people of the demo.
@MainActor
final class PlayedApp {
  let window: Window
  let connection: InProcessConnection
  private let device: Device
  private var hand: Hand
  private var decoder = KeyDecoder()

  init(_ architecture: Architecture) async throws {
    await MainActor.settle()
    let folder = try StorageFolder(nil)
    defer { folder.close() }
    connection = InProcessConnection(
      to: try DemoServer.open(in: nil, fail: { fatalError("\($0)") }))
    device = Device(
      playing: architecture.app(), PlayOptions(), time: .manual(ManualClock()),
      size: Size(columns: 60, rows: 24), connection: connection, folder: folder)
    window = device.window
    hand = Hand(on: window)
    device.start()
    await MainActor.settle()
  }

  /// What is on the screen, without its empty rows.
  var rows: [String] { window.draw().filter { !$0.isEmpty } }

  /// The rows that a view takes; `nil` if nobody can see it.
  func rows(of identifier: String) -> [String]? {
    guard let place = window.place(of: identifier) else { return nil }
    return Array(window.draw()[place.row..<place.row + place.size.rows])
  }

  func signIn() async throws {
    try await enter("ada", into: "login.username")
    try await enter("lovelace", into: "login.password")
    try await tap("login.submit")
  }

  func enter(_ text: String, into identifier: String) async throws {
    try window.enter(text, into: identifier)
    await settle()
  }

  func tap(_ identifiers: String...) async throws {
    for identifier in identifiers {
      try window.tap(identifier)
      await settle()
    }
  }

  /// Presses the keys that a terminal sends as `text`.
  func press(_ text: String) async {
    for key in decoder.decode(Array(text.utf8)) {
      hand.press(key)
      await settle()
    }
  }

  private func settle() async {
    await MainActor.settle()
    // A list makes its rows when it is laid out, and some of them have more to do then.
    window.layoutIfNeeded()
    await MainActor.settle()
  }
}

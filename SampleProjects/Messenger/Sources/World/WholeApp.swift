import Foundation
import MessengerHost
import MessengerNetwork
import ScreenKit

/// Plays an app that is whole, by hand or by a script.
@MainActor
struct WholeApp {
  let appType: any MessengerApp.Type
  let options: PlayOptions

  /// How long a script waits for what comes over the network, in seconds.
  private static let patience = 10.0

  /// Plays until the player leaves.
  func play() async throws(PlayError) {
    let folder = try StorageFolder(options.storageFolder)
    defer { folder.close() }
    if let script = options.script {
      try await play(try WholeApp.lines(of: script), from: script, in: folder)
    } else if let terminal = Terminal() {
      defer { terminal.close() }
      try await play(in: terminal, folder)
    } else {
      try await play(AnyIterator { readLine() }, from: "standard input", in: folder)
    }
  }

  private func play(in terminal: Terminal, _ folder: StorageFolder) async throws(PlayError) {
    let device = try device(
      .real(SystemClock()), TerminalPlayer.screenSize(in: terminal), folder,
      fail: { error in
        terminal.close()
        MessengerCommand.fail(error)
      })
    var player = TerminalPlayer(device: device, terminal: terminal)
    await player.play()
  }

  private func play(
    _ lines: some Sequence<String>, from file: String, in folder: StorageFolder
  ) async throws(PlayError) {
    let isAlone = options.port == nil
    let device = try device(
      isAlone ? .manual(ManualClock()) : .real(SystemClock()), Size(columns: 80, rows: 24), folder,
      fail: MessengerCommand.fail)
    let player = ScriptPlayer(
      device: device, patience: isAlone ? 0 : WholeApp.patience, write: WholeApp.show)
    try await player.play(lines, from: file)
  }

  /// Prints a screen at once, so that whoever reads along sees it when it is there.
  private static func show(_ screen: String) {
    print(screen)
    fflush(nil)
  }

  private static func lines(of script: String) throws(PlayError) -> [String] {
    guard let text = try? String(contentsOfFile: script, encoding: .utf8) else {
      throw .cannotReadScript(script)
    }
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
  }
}

extension WholeApp {
  private func device(
    _ time: PlayTime, _ size: Size, _ folder: StorageFolder, fail: @escaping (PlayError) -> Never
  ) throws(PlayError) -> Device {
    let connection: any MessengerConnection
    if let port = options.port {
      let loopback = LoopbackConnection(port: port, clock: time.clock)
      loopback.open()
      connection = loopback
    } else {
      let journalFolder = options.storageFolder == nil ? nil : folder
      connection = InProcessConnection(to: try DemoServer.open(in: journalFolder, fail: fail))
    }
    return Device(
      playing: appType, options, time: time, size: size, connection: connection, folder: folder)
  }
}

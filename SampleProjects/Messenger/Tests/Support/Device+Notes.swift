import MessengerHost
import MessengerNetwork
import MessengerServer
import ScreenKit

@testable import Messenger

extension Device {
  /// A device with an app for notes, on which time stands still until it is told otherwise.
  static func withNotes(
    options: PlayOptions = PlayOptions(), rows: Int = 24
  ) throws -> Device {
    let folder = try StorageFolder(nil)
    defer { folder.close() }
    return Device(
      playing: NotesApp.self, options, time: .manual(ManualClock()),
      size: Size(columns: 40, rows: rows), connection: InProcessConnection(to: ServerHub()),
      folder: folder)
  }
}

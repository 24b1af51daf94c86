import Foundation
import MessengerNetwork
import MessengerServer

/// Serves all messengers on this machine.
@MainActor
enum ServerProcess {
  /// Listens until the process is ended from outside.
  static func run(_ options: ServeOptions) async throws(PlayError) {
    let folder = try options.storageFolder.map { path throws(PlayError) in try StorageFolder(path) }
    let hub = try DemoServer.open(in: folder, fail: MessengerCommand.fail)
    let server = LoopbackServer(hub, port: options.port)
    do {
      try server.start()
    } catch {
      throw .cannotListen(port: options.port, error)
    }
    print("Listening on localhost:\(server.port)")
    fflush(nil)
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    withExtendedLifetime(server) {}
  }
}

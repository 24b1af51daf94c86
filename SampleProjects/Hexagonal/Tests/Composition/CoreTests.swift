import MessengerHost
import MessengerServer
import Testing

@testable import Hexagonal

@Suite("The core") @MainActor
struct CoreTests {
  @Test("stays in touch from its beginning to its end, whatever drives it")
  func life() async {
    let storage = MemoryStorage()
    storage.session = Session(
      token: "unknown", account: Account(name: "Ada", handle: "ada", role: .member))
    var core: Core? = Core(
      driven: DrivenAdapters(
        server: InProcessServer(ServerHub()), storage: storage, keys: RandomKeys()),
      language: .english)
    await MainActor.settle()
    // The server has never heard of the session.
    #expect(core?.session.session == nil)
    weak let touch = core?.touch
    core = nil
    await MainActor.settle()
    #expect(touch == nil)
  }
}

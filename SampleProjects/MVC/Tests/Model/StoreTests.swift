import Foundation
import MessengerStorage
import Testing

@testable import MVC

@Suite @MainActor
struct StoreTests {
  private let device = StoreKey<[Int]>(.device, "numbers")
  private let account = StoreKey<[Int]>(.account, "numbers")

  @Test func remembersValues() throws {
    let store = Store(try Database.inMemory())
    store[device] = [1]
    store[device] = [2]
    #expect(store[device] == [2])
  }

  @Test func forgetsWhatIsSetToNil() throws {
    let store = Store(try Database.inMemory())
    store[device] = [1]
    store[device] = nil
    #expect(store[device] == nil)
  }

  @Test func forgetsTheAccountAndNotTheDevice() throws {
    let store = Store(try Database.inMemory())
    store[device] = [1]
    store[account] = [2]
    store.removeAccount()
    #expect(store[device] == [1])
    #expect(store[account] == nil)
  }

  @Test func hasNoValueOfAnotherType() throws {
    let store = Store(try Database.inMemory())
    store[device] = [1]
    #expect(store[StoreKey<String>(.device, "numbers")] == nil)
  }

  @Test func remembersInAFolder() throws {
    try withFolder { folder in
      Store(folder: folder)[device] = [1]
      #expect(Store(folder: folder)[device] == [1])
    }
  }

  @Test func replacesAFileThatIsNoDatabase() throws {
    try withFolder { folder in
      try Data(repeating: 7, count: 2000)
        .write(to: URL(fileURLWithPath: folder + "/messenger.sqlite"))
      Store(folder: folder)[device] = [1]
      #expect(Store(folder: folder)[device] == [1])
    }
  }

  @Test func remembersForAWhileWithoutAFolder() {
    let store = Store(folder: "/there/is/no/such/folder")
    store[device] = [1]
    #expect(store[device] == [1])
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path)
  }
}

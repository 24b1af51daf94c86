import Foundation
import MessengerWire

/// The server's shop.
@MainActor
final class StickerManager: StickerManaging {
  private let session: SessionManager
  private let documents: DocumentStore

  /// What the server has listed last.
  private var packs: [StickerPack] = []

  /// The keys of the attempts of which nobody knows what has become, by the pack's identifier.
  private var openKeys: [String: String] {
    didSet { documents.save(openKeys, as: "purchases") }
  }

  init(session: SessionManager, documents: DocumentStore) {
    self.session = session
    self.documents = documents
    openKeys = documents.load("purchases") ?? [:]
    session.endObservers.add(self) { $0.forget() }
  }

  func pack(_ id: String) -> StickerPack? {
    packs.first { $0.id == id }
  }

  func load() async throws(ServiceError) -> [StickerPack] {
    guard case .packs(let listed) = try await session.request(.stickerPacks) else {
      throw .refused
    }
    packs = listed.map(StickerPack.init)
    return packs
  }

  /// Pays for a pack once, however often it takes until the server has said yes or no.
  func buy(_ id: String, card: String) async throws(ServiceError) -> Receipt {
    let key = openKeys[id] ?? UUID().uuidString
    openKeys[id] = key
    do throws(ServiceError) {
      let reply = try await session.request(.buyStickerPack(id: id, key: key, card: card))
      guard case .receipt(let receipt) = reply else { throw ServiceError.refused }
      openKeys[id] = nil
      return Receipt(receipt)
    } catch {
      if error != .noConnection, error != .sessionEnded { openKeys[id] = nil }
      throw error
    }
  }

  private func forget() {
    packs = []
    openKeys = [:]
  }
}

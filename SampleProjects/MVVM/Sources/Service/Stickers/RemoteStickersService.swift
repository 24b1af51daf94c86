import Foundation
import MessengerWire
import Observation

/// The sticker packs that the server sells.
@MainActor
@Observable
final class RemoteStickersService: StickersService {
  private(set) var packs: Loadable<[StickerPack]>

  /// The keys of the purchases that the server has not answered, by the identifiers of the packs.
  @ObservationIgnored private var keys: [String: String] {
    didSet { archive.write(keys, to: .purchaseKeys) }
  }

  /// The receipts by their numbers.
  @ObservationIgnored private var receipts: [Int: Receipt] = [:]

  @ObservationIgnored private let client: ServerClient
  @ObservationIgnored private let sessions: any SessionService
  @ObservationIgnored private let archive: Archive

  init(client: ServerClient, sessions: any SessionService, archive: Archive) {
    self.client = client
    self.sessions = sessions
    self.archive = archive
    packs = Loadable(remembered: archive.read(.stickerPacks))
    keys = archive.read(.purchaseKeys) ?? [:]
  }

  var canBuy: Bool { sessions.session?.canBuy ?? false }

  func load() async {
    packs.start()
    do {
      if case .packs(let packs) = try await client.send(.stickerPacks) {
        keep(packs.map(StickerPack.init))
      }
    } catch {
      packs.fail()
    }
  }

  func buy(_ id: String, with card: CardNumber) async throws(ServiceError) -> Receipt {
    guard canBuy else { throw .refused }
    // A purchase whose answer was lost is asked for once more, even if it has made the pack owned.
    guard keys[id] != nil || pack(id)?.isOwned != true else { throw .refused }
    let key = keys[id] ?? UUID().uuidString
    keys[id] = key
    let reply: ServerReply
    do {
      reply = try await client.send(.buyStickerPack(id: id, key: key, card: card.digits))
    } catch {
      if error.isAnswer { keys[id] = nil }
      throw error
    }
    keys[id] = nil
    guard case .receipt(let receipt) = reply else { throw .refused }
    if var packs = packs.value, let index = packs.firstIndex(where: { $0.id == id }) {
      packs[index].isOwned = true
      keep(packs)
    }
    receipts[receipt.number] = Receipt(receipt)
    return Receipt(receipt)
  }

  func receipt(_ number: Int) -> Receipt? { receipts[number] }

  private func keep(_ list: [StickerPack]) {
    packs = .loaded(list)
    archive.write(list, to: .stickerPacks)
  }
}

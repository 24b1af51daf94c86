/// Loads what stickers there are, and knows which of them may be bought.
@MainActor
final class StickerListInteractor: StickerListInteractorInput {
  weak var output: (any StickerListInteractorOutput)?

  private let service: any StickerListService
  private var packs: [ListedPack]?
  private var loading: Task<Void, Never>?

  init(service: any StickerListService) {
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  func load() {
    loading?.cancel()
    tell(hasFailed: false)
    loading = Task { [weak self, service] in
      do throws(ServiceError) {
        let packs = try await service.load()
        self?.show(packs)
      } catch {
        if !Task.isCancelled { self?.tell(hasFailed: true) }
      }
    }
  }

  func choose(_ pack: String) {
    guard packs?.first(where: { $0.id == pack })?.mayBeBought == true else { return }
    output?.packMayBeBought(pack)
  }

  private func show(_ loaded: [ListedPack]) {
    packs = loaded
    tell(hasFailed: false)
  }

  private func tell(hasFailed: Bool) {
    let responses = packs?.map { pack in
      StickerPackResponse(
        id: pack.id, name: pack.name, cents: pack.cents, isOwned: pack.isOwned)
    }
    output?.packsDidChange(ListResponse(responses, hasFailed: hasFailed))
  }
}

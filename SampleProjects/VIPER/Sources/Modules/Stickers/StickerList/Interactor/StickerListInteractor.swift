/// Loads what stickers there are.
@MainActor
final class StickerListInteractor: StickerListInteractorInput {
  weak var output: (any StickerListInteractorOutput)?

  private let service: any StickerListService
  private var packs: [StickerPackResponse]?
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

  private func show(_ loaded: [ListedPack]) {
    packs = loaded.map {
      StickerPackResponse(id: $0.id, name: $0.name, cents: $0.cents, isOwned: $0.isOwned)
    }
    tell(hasFailed: false)
  }

  private func tell(hasFailed: Bool) {
    output?.packsDidChange(ListResponse(packs, hasFailed: hasFailed))
  }
}

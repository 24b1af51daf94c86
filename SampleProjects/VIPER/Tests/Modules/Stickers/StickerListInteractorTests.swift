import MessengerHost
import Testing

@testable import VIPER

@Suite("The list of stickers") @MainActor
struct StickerListInteractorTests {
  private let service = StickerListFake()
  private let output = StickerListOutputSpy()
  private let interactor: StickerListInteractor

  init() {
    interactor = StickerListInteractor(service: service)
    interactor.output = output
  }

  @Test("is loading until the packs are there, and keeps them when it cannot load again")
  func loads() async {
    interactor.load()
    await MainActor.settle()
    service.error = .noConnection
    interactor.load()
    await MainActor.settle()
    let loaded = ListResponse.loaded([
      StickerPackResponse(id: "cats", name: "Cats", cents: 199, isOwned: false),
      StickerPackResponse(id: "dogs", name: "Dogs", cents: 99, isOwned: true),
    ])
    #expect(output.responses == [.loading, loaded, loaded, loaded])
  }

  @Test("has failed if there was never anything")
  func fails() async {
    service.error = .noConnection
    interactor.load()
    await MainActor.settle()
    #expect(output.responses == [.loading, .failed])
  }

  @Test("offers what is listed and not owned")
  func chooses() async {
    interactor.choose("cats")
    #expect(output.offered.isEmpty)
    interactor.load()
    await MainActor.settle()
    for pack in ["dogs", "birds", "cats"] { interactor.choose(pack) }
    #expect(output.offered == ["cats"])
  }
}

@MainActor
private final class StickerListFake: StickerListService {
  var error: ServiceError?

  func load() async throws(ServiceError) -> [ListedPack] {
    if let error { throw error }
    return [
      ListedPack(id: "cats", name: "Cats", cents: 199, isOwned: false),
      ListedPack(id: "dogs", name: "Dogs", cents: 99, isOwned: true),
    ]
  }
}

@MainActor
private final class StickerListOutputSpy: StickerListInteractorOutput {
  private(set) var responses: [ListResponse<StickerPackResponse>] = []
  private(set) var offered: [String] = []

  func packsDidChange(_ packs: ListResponse<StickerPackResponse>) { responses.append(packs) }
  func packMayBeBought(_ id: String) { offered.append(id) }
}

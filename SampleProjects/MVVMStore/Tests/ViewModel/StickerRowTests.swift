import MessengerTexts
import Testing

@testable import MVVMStore

@Suite("Stickers as they are shown")
struct StickerRowTests {
  private let texts = Texts(in: .english)

  @Test("say what they cost, or that they are owned")
  func price() {
    var pack = StickerPack.cats
    #expect(StickerRow(pack, position: 0, texts: texts).price == "$1.99")
    #expect(StickerRow(pack, position: 0, texts: texts).owned == nil)
    pack.isOwned = true
    #expect(StickerRow(pack, position: 0, texts: texts).price == nil)
    #expect(StickerRow(pack, position: 0, texts: texts).owned == "Owned")
  }

  @Test("cost dollars and cents", arguments: [(5, "$0.05"), (99, "$0.99"), (1200, "$12.00")])
  func dollars(cents: Int, text: String) {
    #expect(cents.asDollars == text)
  }
}

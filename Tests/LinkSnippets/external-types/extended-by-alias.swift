// Members in extensions of typealiases of external types, used on values written either way
typealias Words = [String]
typealias Prices = [String: Int]
typealias Text = String
typealias Plain = Text
typealias Flow<Element> = AsyncStream<Element>
extension Words { func spoken() -> String { reduce("", +) } }
extension Prices { var lowest: Int { 1 } }
extension Text { var shouted: String { uppercased() } }
extension Plain { func whispered() -> Text { lowercased().shouted } }
extension Flow { func tapped() -> Flow<Element> { self } }
func use(
  _ words: Words, _ list: [String], _ prices: Prices, _ table: [String: Int], _ text: Text,
  _ string: String, _ flow: Flow<Int>, _ stream: AsyncStream<Int>
) {
  _ = words.spoken()
  _ = list.spoken()
  _ = prices.lowest
  _ = table.lowest
  _ = text.shouted
  _ = string.shouted
  _ = string.whispered()
  _ = "a".shouted.whispered()
  _ = flow.tapped()
  _ = stream.tapped()
}

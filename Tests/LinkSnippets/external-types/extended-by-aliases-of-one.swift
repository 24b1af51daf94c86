// Members of one name in extensions of typealiases that give one external type other arguments
typealias Counted = Result<Int, Never>
typealias Named = Result<String, Never>
typealias Words = [String]
typealias Numbers = [Int]
extension Counted { func told() -> Int { 1 } }
extension Named { func told() -> String { "" } }
extension Words { func joinedUp() {} }
extension Numbers { func joinedUp() {} }
func use(
  _ counted: Counted, _ named: Result<String, Never>, _ words: [String], _ numbers: Numbers
) {
  _ = counted.told()
  _ = named.told()
  words.joinedUp()
  numbers.joinedUp()
}

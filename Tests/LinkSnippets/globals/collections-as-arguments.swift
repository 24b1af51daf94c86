struct Row { var n = 1 }
struct Wide { var n = 2 }
func sum(_ numbers: [Int]) -> Row { Row() }
func sum<S: Sequence>(_ numbers: S) -> Wide where S.Element == Int { Wide() }
func unique(_ numbers: Set<Int>) -> Row { Row() }
func unique(_ numbers: [Int]) -> Wide { Wide() }
func use(_ list: [Int], _ set: Set<Int>) {
  _ = sum(list).n
  _ = sum(set).n
  _ = sum(list.dropFirst()).n
  _ = sum(set.sorted()).n
  _ = unique(set).n
  _ = unique(list).n
}

struct Leaf {
  var color = ""
}
struct Branch {
  var leaf = Leaf()
  func leaves() -> [Leaf] { [leaf] }
}
struct Tree {
  var branch = Branch()
}
func paint(_ tree: Tree) -> String {
  tree.branch.leaf.color + tree.branch.leaves()[0].color
}

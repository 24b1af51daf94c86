enum Tree {
  indirect case node(Tree, Tree)
  case leaf
}

run {
  Loop: for a in A.all { continue Loop }
}

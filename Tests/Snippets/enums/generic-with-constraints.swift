enum Either<Left: P, Right> where Right: Q {
  case left(Left), right(Right)
}

let a: Vector<-1, Double>
let b: Grid<2, -3>

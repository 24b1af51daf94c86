let a: A & B, b: any C & D, c: (E & F)?
class G: H & I {}
